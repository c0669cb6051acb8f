import { connectionClosed, type StreamConnection } from '#web/lib/live/stream-connection.ts';
import { shortened } from './pace.ts';

/** As browsers do after a lost line. */
const reconnectMs = 3_000;

/** An EventSource for Node: resumes with `Last-Event-ID` after a lost line, gives up when it is refused. */
export class NodeEventSource extends EventTarget implements StreamConnection {
  readyState = 0;
  readonly #url: string;
  readonly #cookie: string;
  readonly #abort = new AbortController();
  #lastEventId = '';

  constructor(url: string, cookie: string) {
    super();
    this.#url = url;
    this.#cookie = cookie;
    void this.#run();
  }

  close(): void {
    this.readyState = connectionClosed;
    this.#abort.abort();
  }

  async #run(): Promise<void> {
    while (this.readyState !== connectionClosed) {
      const outcome = await this.#read().catch(() => 'lost' as const);
      if (this.#abort.signal.aborted) return;
      this.readyState = outcome === 'refused' ? connectionClosed : 0;
      this.dispatchEvent(new Event('error'));
      if (this.readyState !== connectionClosed)
        await new Promise((resolve) => setTimeout(resolve, shortened(reconnectMs)));
    }
  }

  async #read(): Promise<'refused' | 'lost'> {
    const answer = await fetch(this.#url, {
      headers: {
        accept: 'text/event-stream',
        cookie: this.#cookie,
        ...(this.#lastEventId ? { 'last-event-id': this.#lastEventId } : {}),
      },
      signal: this.#abort.signal,
    });
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel();
      return 'refused';
    }
    this.readyState = 1;
    let text = '';
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.#dispatch(block);
    }
    return 'lost';
  }

  #dispatch(block: string): void {
    const fields = new Map(
      block.split('\n').map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
      }),
    );
    const data = fields.get('data');
    if (data === undefined || this.readyState !== 1) return;
    this.#lastEventId = fields.get('id') ?? this.#lastEventId;
    const kind = fields.get('event') ?? 'message';
    this.dispatchEvent(new MessageEvent(kind, { data, lastEventId: this.#lastEventId }));
  }
}
