import { readStationCode } from '../../staff/station-code.ts';

/** Where a server hands out the agent. */
export const agentFile = '/print-agent.mjs';

/** The one line that installs the agent and pairs it, on any machine with Node 18 or newer. */
export const agentCommand = (server: string, code: string): string =>
  `curl -fsSO ${server}${agentFile} && node print-agent.mjs ${server} ${readStationCode(code)}`;
