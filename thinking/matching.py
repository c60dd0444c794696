"""Maximum-weight matchings, by networkx.

The package takes a third of a second and twenty megabytes to load: it is imported when the first matching is computed,
which the bot leaves to a process that thinks.
"""

from collections.abc import Iterable, Sequence


def matching(edges: Iterable[Sequence[int]]) -> list[tuple[int, int]]:
    """Return pairs of nodes, none of them twice: as many as possible, and among those with the greatest total weight.

    `edges`: two nodes and a weight each.
    """
    import networkx as nx  # noqa: PLC0415  see above

    graph = nx.Graph()
    graph.add_weighted_edges_from(edges)
    return sorted((min(pair), max(pair)) for pair in nx.max_weight_matching(graph, maxcardinality=True))
