export type StreamMessage = {
  id: string | null;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the event holds and asserts on it
  data: any;
};

const parseMessage = (block: string): StreamMessage => {
  const fields = Object.fromEntries(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { id: fields.id ?? null, event: fields.event ?? 'message', data: JSON.parse(fields.data ?? 'null') };
};

/** Reads a live stream as a browser's EventSource would, over a real connection. */
export const readStream = async (url: string, headers: Record<string, string> = {}) => {
  const abort = new AbortController();
  const answer = await fetch(url, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: abort.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let lastId: string | null = null;

  /** As every reader must: a message that does not follow the one before says that one was missed. */
  const checked = (message: StreamMessage): StreamMessage => {
    const after = message.data?.after;
    if (lastId !== null && after !== undefined && after !== Number(lastId))
      throw new Error(`a message after ${after} came after ${lastId}`);
    lastId = message.id ?? lastId;
    return message;
  };

  const next = async (): Promise<StreamMessage> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return checked(parseMessage(block));
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream ended');
      text += value;
    }
  };

  /** A slow machine hears of the time before it hears what happened. */
  const nextEvent = async (): Promise<StreamMessage> => {
    for (;;) {
      const message = await next();
      if (message.event !== 'heartbeat') return message;
    }
  };

  return {
    headers: answer.headers,
    next,
    nextEvent,
    /** The next message of a kind; others are passed over. */
    nextOf: async (kind: string): Promise<StreamMessage> => {
      for (;;) {
        const message = await next();
        if (message.event === kind) return message;
      }
    },
    close: () => abort.abort(),
  };
};
