import { escapeHtml } from '#core/html/escape-html.ts';
import { lightColors } from '#core/theme/palette.ts';
import { type JsonSchema, schemaText } from './schema-text.ts';

type Content = Record<string, { schema?: JsonSchema }>;
type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema };
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  'x-access': string;
  security: object[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content: Content }>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

const { ink, 'ink-2': quiet, paper, card, line, brand, 'brand-soft': soft } = lightColors;

export const docsStyle = `*{box-sizing:border-box}body{font:16px/1.6 system-ui,sans-serif;margin:0;color:${ink};background:${paper};overflow-wrap:anywhere}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 6rem}h1{color:${brand};margin:.5rem 0}h2{margin:2.5rem 0 .5rem;text-transform:capitalize}h3{font-size:1rem;margin:1.25rem 0 .25rem}
a{color:${brand}}code,pre{font:14px/1.5 ui-monospace,monospace}pre{margin:.25rem 0;padding:.75rem;overflow-x:auto;background:${paper};border:1px solid ${line};border-radius:8px;overflow-wrap:normal}
.find{position:sticky;top:0;padding:.75rem 0;background:${paper};z-index:1}.find input{width:100%;min-height:44px;padding:.5rem .9rem;font:inherit;border:1px solid ${quiet};border-radius:10px;background:${card};color:${ink}}
details{margin:.4rem 0;background:${card};border:1px solid ${line};border-radius:10px}summary{padding:.6rem .8rem;cursor:pointer;min-height:44px}.inside{padding:0 .8rem 1rem}
.method{display:inline-block;min-width:4.2em;font-weight:700;color:${brand}}.quiet{color:${quiet}}.what{display:block}dl{margin:0}dt{font-weight:600}dd{margin:0 0 .6rem}
.access{display:inline-block;padding:0 .5rem;border-radius:99px;background:${soft};color:${brand};font-size:14px}[hidden]{display:none}:focus-visible{outline:3px solid ${brand};outline-offset:2px}`;

/** Finds among what the page shows anyway; without it the page is whole. */
export const docsScript = `const box=document.querySelector("input"),said=document.querySelector("output"),all=[...document.querySelectorAll("details")];
box.oninput=()=>{const words=box.value.toLowerCase().split(/\\s+/).filter(Boolean);let left=0;
for(const each of all){each.hidden=!words.every(word=>each.textContent.toLowerCase().includes(word));left+=!each.hidden}
for(const group of document.querySelectorAll("section"))group.hidden=!group.querySelector("details:not([hidden])");said.textContent=words.length?left+" found":""};
const open=()=>{const named=document.getElementById(location.hash.slice(1));if(named?.matches("details"))named.open=true};addEventListener("hashchange",open);open();`;

/** Long lines scroll inside their box, by keyboard too. */
const code = (text: string, label: string): string =>
  `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}">${escapeHtml(text)}</pre>`;

const parametersOf = ({ operationId, parameters }: Operation): string => {
  const lists = ['path', 'query'].flatMap((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return [];
    const schema: JsonSchema = {
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema: each }) => [name, each])),
      required: here.filter(({ required }) => required).map(({ name }) => name),
    };
    const title = `Parameters in the ${place}`;
    return [`<h3>${title}</h3>${code(schemaText(schema), `${title}: ${operationId}`)}`];
  });
  return lists.join('');
};

const bodyOf = ({ operationId, requestBody }: Operation): string => {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!requestBody || !content?.schema) return '';
  const { schema } = content;
  const title = requestBody.required ? 'Body' : 'Body, which may be left out';
  return `<h3>${title}, ${type}</h3>${code(schemaText(schema), `Body: ${operationId}`)}`;
};

const answerText = (content: Content): string =>
  Object.entries(content)
    .map(([type, { schema }]) => (schema ? schemaText(schema) : type))
    .join('\n');

const answersOf = ({ operationId, responses }: Operation): string => {
  const parts = Object.entries(responses).map(([status, { description, content }]) => {
    const text = answerText(content);
    const shown = text === 'Refusal' ? '' : code(text, `Answer ${status}: ${operationId}`);
    return `<dt><code>${status}</code> ${escapeHtml(description)}</dt><dd>${shown}</dd>`;
  });
  return `<h3>Answers</h3><dl>${parts.join('')}</dl>`;
};

/** As it is typed into a terminal; names in braces are to be replaced. */
const exampleOf = (method: string, path: string, { requestBody, security }: Operation): string => {
  const needsSession = security.length > 0;
  const parts = [
    `curl -X ${method.toUpperCase()} "$BASE/api${path}"`,
    ...(needsSession ? ['-b cookies.txt'] : []),
    ...Object.keys(requestBody?.content ?? {}).flatMap((type) => [`-H 'content-type: ${type}'`, "-d '…'"]),
  ];
  return parts.join(' \\\n  ');
};

const operationHtml = (path: string, method: string, operation: Operation): string => {
  const { operationId, summary, 'x-access': access } = operation;
  return `<details id="${operationId}"><summary><code class="method">${method.toUpperCase()}</code> <code>${escapeHtml(path)}</code> <span class="what">${escapeHtml(summary)}</span></summary>
<div class="inside"><p><span class="access">${escapeHtml(access)}</span> <a href="#${operationId}"><code>${operationId}</code></a></p>
${parametersOf(operation)}${bodyOf(operation)}${answersOf(operation)}<h3>Example</h3>${code(exampleOf(method, path, operation), `Example: ${operationId}`)}</div></details>`;
};

const intro = `<p>Every call is below <code>/api</code>. The machine-readable document is <a href="/api/openapi.json">openapi.json</a>.</p>
<ul><li><strong>Signing in.</strong> <a href="#logIn"><code>POST /users/login</code></a> sets the session's cookie, which later calls send along (<code>curl -c cookies.txt</code>). Whom a call lets in stands beside it: <code>public</code>, <code>owner</code>, <code>right:x</code>; <code>+password</code> takes a password confirmed in the last five minutes.</li>
<li><strong>Refusals</strong> are <code>{ message, code, details? }</code>: <code>code</code> is for programs, <code>message</code> for people, in the language of <code>Accept-Language</code>. 429 says in <code>retryAfterSeconds</code> how long to wait.</li>
<li><strong>Values.</strong> Ids are 24 hexadecimal characters, prices shekels with at most two decimals, times ISO 8601 in UTC. Unknown fields are ignored.</li>
<li><strong>Live streams</strong> are Server-Sent Events.</li></ul>`;

const sharedHtml = (schemas: OpenApi['components']['schemas']): string =>
  `<section><h2>Shared answers</h2>${Object.entries(schemas)
    .map(
      ([name, schema]) =>
        `<details id="${name}"><summary><code>${name}</code></summary><div class="inside">${code(schemaText(schema), name)}</div></details>`,
    )
    .join('')}</section>`;

/** The document as a page: everything that writing a client takes, readable without scripts. */
export const writeDocsPage = ({ paths, components }: OpenApi): string => {
  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const sections = [...groups].map(
    ([tag, group]) =>
      `<section><h2>${escapeHtml(tag)}</h2>${group
        .map(({ path, method, operation }) => operationHtml(path, method, operation))
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Menta API</title><style>${docsStyle}</style></head>
<body><main><h1>Menta API</h1>${intro}
<div class="find"><label>Find a call <input type="search" placeholder="orders, dishId, 409 …" autocomplete="off"></label> <output class="quiet"></output></div>
${sections.join('')}${sharedHtml(components.schemas)}</main><script>${docsScript}</script></body></html>`;
};
