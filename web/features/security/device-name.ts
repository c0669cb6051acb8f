import type { Device } from '#core/security/device.ts';
import { browserNames, systemNames } from './security-log.texts.ts';

/** `Chrome · Windows`; empty for one that is not known. */
export const deviceName = (device: Device | null): string =>
  device ? [browserNames[device.browser], systemNames[device.system]].filter(Boolean).join(' · ') : '';
