/** The server's messages as types, from the schemas of its OpenAPI document. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
export const wireFile = path("../src/table/wire.ts");

interface Schema {
  description?: string;
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
  /** What a client must want to be sent it; the page wants views, events and words. */
  "x-want"?: "view" | "told" | "texts" | "refused";
}

const comment = ({ description }: Schema) => (description === undefined ? "" : `/** ${description} */\n`);

function fieldsOf({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const want = schema["x-want"];
    const sure = required.includes(name) || (want !== undefined && want !== "refused");
    return `${comment(schema)}${name}${sure ? "" : "?"}: ${typeOf(schema)};`;
  });
  return `{ ${fields.join("\n")} }`;
}

/** A schema as a type; one that this does not know is an error, so that none is passed over. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) {
    return schema.$ref.replace("#/components/schemas/", "");
  }
  if (schema.anyOf) {
    return schema.anyOf.map(typeOf).join(" | ");
  }
  if (schema.const !== undefined) {
    return JSON.stringify(schema.const);
  }
  if (schema.enum) {
    return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  }
  switch (schema.type) {
    case "string":
      return "string";
    case "integer":
      return "number";
    case "boolean":
      return "boolean";
    case "array": {
      const item = typeOf(schema.items ?? {});
      return schema.minItems !== undefined && schema.minItems === schema.maxItems
        ? `[${Array<string>(schema.minItems).fill(item).join(", ")}]`
        : `(${item})[]`;
    }
    case "object":
      if (schema.additionalProperties) {
        return `Readonly<Record<string, ${typeOf(schema.additionalProperties)}>>`;
      }
      return Object.keys(schema.properties ?? {}).length > 0
        ? fieldsOf(schema)
        : `Readonly<Record<string, ${schema.properties ? "never" : "unknown"}>>`;
    default:
      throw new Error(`a schema of type ${String(schema.type)}`);
  }
}

/** The text of the file of types, as prettier would have it. */
export async function wireTypes(): Promise<string> {
  const file = path("../../server/src/main/resources/banneret/server/schemas.json");
  const schemas = JSON.parse(readFileSync(file, "utf8")) as Record<string, Schema>;
  const types = Object.entries(schemas).map(([name, schema]) =>
    schema.type === "object" && schema.properties && Object.keys(schema.properties).length > 0
      ? `${comment(schema)}export interface ${name} ${fieldsOf(schema)}`
      : `${comment(schema)}export type ${name} = ${typeOf(schema)};`,
  );
  const text = `/** Made from the server's schemas by \`npm run wire\`: change them there. */\n\n${types.join("\n\n")}\n`;
  return format(text, { ...(await resolveConfig(wireFile)), parser: "typescript" });
}
