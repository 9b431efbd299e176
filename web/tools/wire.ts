/** Writes the types of the server's messages anew. */
import { writeFileSync } from "node:fs";
import { wireFile, wireTypes } from "../build/wire.ts";

writeFileSync(wireFile, await wireTypes());
