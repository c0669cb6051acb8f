/** A JSON schema as the OpenAPI document has it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  description?: string;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

const savedIdPattern = '^[0-9a-f]{24}$';

const boundsOf = (least: number | undefined, most: number | undefined, of: string): string[] => {
  // What JSON can say at most is no rule worth reading.
  const upper = most !== undefined && Math.abs(most) < Number.MAX_SAFE_INTEGER ? most : undefined;
  const lower = least !== undefined && Math.abs(least) < Number.MAX_SAFE_INTEGER ? least : undefined;
  if (lower === undefined && upper === undefined) return [];
  if (upper === undefined) return [`at least ${lower}${of}`];
  return [lower === undefined ? `at most ${upper}${of}` : `${lower} to ${upper}${of}`];
};

/** What a type in code cannot say, for the end of its line. */
const notesOf = (schema: JsonSchema): string => {
  const notes = [
    ...(schema.description ? [schema.description] : []),
    ...(schema.pattern === savedIdPattern ? ['id, 24 hexadecimal characters'] : []),
    ...(schema.format ? [schema.format] : []),
    ...boundsOf(schema.minLength, schema.maxLength, ' characters'),
    ...boundsOf(schema.minItems, schema.maxItems, ' items'),
    ...boundsOf(schema.minimum, schema.maximum, ''),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
  return notes.join('; ');
};

const inParentheses = (text: string): string => (/ [|&] /.test(text) ? `(${text})` : text);

const objectText = (schema: JsonSchema, indent: string): string => {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    const notes = notesOf(property);
    const text = `${deeper}${key}${required.includes(name) ? '' : '?'}: ${schemaText(property, deeper)}`;
    // Beside a short type; above a long one.
    if (!notes) return text;
    return text.includes('\n') ? `${deeper}// ${notes}\n${text}` : `${text}  // ${notes}`;
  });
  if (typeof others === 'object' && Object.keys(others).length > 0)
    lines.push(`${deeper}[name: string]: ${schemaText(others, deeper)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
};

const typeText = (type: string, schema: JsonSchema, indent: string): string => {
  if (type === 'object') return objectText(schema, indent);
  if (type === 'array') return `${inParentheses(schemaText(schema.items ?? {}, indent))}[]`;
  return type === 'integer' ? 'number' : type;
};

/** A schema in the words of TypeScript, which whoever writes a client reads at a glance. */
export const schemaText = (schema: JsonSchema, indent = ''): string => {
  const { $ref, const: only, enum: values, anyOf, oneOf, allOf, type } = schema;
  if ($ref) return $ref.split('/').at(-1) ?? $ref;
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map((choice) => schemaText(choice, indent)))].join(' | ');
  if (allOf) {
    const parts = allOf.map((part) => schemaText(part, indent));
    return [...parts, ...(schema.properties ? [objectText(schema, indent)] : [])].join(' & ');
  }
  if (Array.isArray(type)) return type.map((each) => typeText(each, schema, indent)).join(' | ');
  return type ? typeText(type, schema, indent) : 'any';
};
