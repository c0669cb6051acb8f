import type { Printer } from '#core/printing/printer-shape.ts';
import { printingLimits } from '#core/printing/printing-limits.ts';

/** Where an agent finds a printer, as it is typed. */
export type NetworkPlace = { agentId: string; host: string; port: string };

/** Every network printer that speaks ESC/POS listens there. */
const usualPort = '9100';

/** Of a printer whose agent was removed nothing is known any more. */
export const placeOf = (network: Printer['network']): NetworkPlace =>
  network
    ? { agentId: network.agentId, host: network.host, port: String(network.port) }
    : { agentId: '', host: '', port: usualPort };

export const badPlace = ({ agentId, host, port }: NetworkPlace): (keyof NetworkPlace)[] => [
  ...(agentId ? [] : (['agentId'] as const)),
  ...(host.length <= printingLimits.host && /^[\w.:-]+$/.test(host) ? [] : (['host'] as const)),
  ...(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535 ? [] : (['port'] as const)),
];
