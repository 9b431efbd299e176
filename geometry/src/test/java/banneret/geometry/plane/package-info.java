package banneret.geometry.plane;
