"""What the games of Druid share: the monument, the ground it stands on, the marks, and the band above."""
