import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEpsonForm } from './epson-form.ts';

const report = (response: string, jobId: string | null = 'abc123') =>
  `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid>${
    jobId === null ? '' : `<printjobid>${jobId}</printjobid>`
  }</Parameter><PrintResponse>${response}</PrintResponse></ePOSPrint></PrintResponseInfo>`;
const response = (attributes: string) =>
  `<response ${attributes} xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/>`;
const printed = report(response('success="true" code="" status="251658262" battery="0"'));
const encoded = (xml: string) =>
  `ConnectionType=SetResponse&ID=kitchen&ResponseFile=${encodeURIComponent(xml)}`;
const raw = (xml: string) => `ConnectionType=SetResponse&ID=kitchen&ResponseFile=${xml}`;

const resultOf = (form: string) => {
  const call = readEpsonForm(form);
  return call?.kind === 'results' ? call.results[0] : null;
};
const success = { jobId: 'abc123', result: 'printed', problem: null, status: 'ok' };

describe('the form of an Epson printer', () => {
  it('asks for a ticket', () => {
    expect(readEpsonForm('ConnectionType=GetRequest&ID=kitchen&Name=TM-m30')).toEqual({ kind: 'ask' });
    expect(readEpsonForm('ID=kitchen&ConnectionType=GetRequest')).toEqual({ kind: 'ask' });
  });

  it('tells a status, which needs no more than an answer', () => {
    expect(readEpsonForm('ConnectionType=SetStatus&ID=kitchen&Status=%3Cx%2F%3E')).toEqual({ kind: 'other' });
  });

  it('tells a result, encoded, with plus for space, or raw', () => {
    const plus = encoded(printed).replaceAll('%20', '+');
    for (const form of [encoded(printed), plus, raw(printed), raw(`\r\n${printed}\r\n`)])
      expect(resultOf(form)).toEqual(success);
    expect(resultOf(raw(printed).replace('battery="0"', 'note="a &amp; b=c"'))).toEqual(success);
  });

  it('tells a result without a job id, as old firmware does', () => {
    const nameless = report(response("success='true' code=''"), null);
    expect(resultOf(encoded(nameless))).toEqual({ ...success, jobId: null });
    expect(resultOf(raw(report(response('success="true"'), '')))).toEqual({ ...success, jobId: null });
  });

  it.each([
    ['EPTR_REC_EMPTY', '524332', 'paper_out', 'paper_out'],
    ['EPTR_COVER_OPEN', '32', 'cover_open', 'cover_open'],
    ['EPTR_CUTTER', '2048', 'jam', 'jam'],
    ['SchemaError', '0', 'bad_ticket', 'ok'],
    ['DeviceNotFound', '0', 'unreachable', 'error'],
    ['EX_NEVER_HEARD_OF', '0', 'printer_error', 'error'],
    ['', 'x', 'printer_error', 'error'],
  ] as const)('%s is a failure', (code, bits, problem, status) => {
    expect(resultOf(raw(report(response(`success="false" code="${code}" status="${bits}"`))))).toEqual({
      jobId: 'abc123',
      result: 'failed',
      problem,
      status,
    });
  });

  it('leaves open what the printer did not see the end of', () => {
    const waited = report(response('success="false" code="EX_TIMEOUT" status="0"'));
    expect(resultOf(encoded(waited))).toMatchObject({ result: null, problem: null });
  });

  it.each([
    ['131072', 'paper_low'],
    ['251658262', 'ok'],
    ['32', 'cover_open'],
    ['99999999999', 'ok'],
  ])('says by the bits %s of a success that it is %s', (bits, status) => {
    expect(resultOf(raw(report(response(`success="1" status="${bits}"`))))).toMatchObject({ status });
  });

  it('tells several results at once', () => {
    const [one, other] = ['first', 'second'].map(
      (id) => report(response('success="true"'), id).split('2.00">')[1]?.split('</PrintR')[0],
    );
    const call = readEpsonForm(
      raw(`<PrintResponseInfo>${one}</PrintResponse></ePOSPrint>${other}</PrintResponse></ePOSPrint>`),
    );
    expect(call).toMatchObject({ results: [{ jobId: 'first' }, { jobId: 'second' }] });
  });

  it.each([
    ['nothing', ''],
    ['no form', '<xml/>'],
    ['another call', 'ConnectionType=Other&ID=x'],
    ['a result without one', 'ConnectionType=SetResponse&ID=x'],
    ['broken escapes', 'ConnectionType=SetResponse&ResponseFile=%E0%A4%A'],
    ['other XML', raw('<html><body>hello</body></html>')],
    ['a document type', raw(`<!DOCTYPE x [<!ENTITY a "b">]>${printed}`)],
    ['half a tag', raw('<response success="true"')],
  ])('is refused when it is %s', (_, form) => {
    expect(readEpsonForm(form)).toBeNull();
  });

  it('is read or refused, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (noise, cut) => {
        expect(readEpsonForm(encoded(printed).slice(0, cut % 600) + noise) ?? null).not.toBeUndefined();
        expect(readEpsonForm(raw(noise)) ?? null).not.toBeUndefined();
      }),
    );
  });
});
