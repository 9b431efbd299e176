package banneret.geometry.hex;
