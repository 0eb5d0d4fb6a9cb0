import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { HandOver } from './hand-over.ts';

const HEADER_BYTES = 12;
const TXT = 16;
const NO_SUCH_NAME = 3;

/**
 * A DNS server (RFC 1035) on this machine that knows these TXT records and no other name.
 *
 * @returns its address with its port.
 */
export async function startDnsServer(
  handOver: HandOver,
  records: Readonly<Record<string, readonly string[]>>,
): Promise<string> {
  const socket = createSocket('udp4');
  handOver(async () => {
    socket.close();
    await once(socket, 'close');
  });
  socket.on('message', (question, { port, address }) => {
    socket.send(answerTo(question, records), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${String(socket.address().port)}`;
}

function answerTo(query: Buffer, records: Readonly<Record<string, readonly string[]>>): Buffer {
  const { name, end } = nameIn(query);
  const found = records[name];
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (found === undefined ? NO_SUCH_NAME : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found?.length ?? 0, 6);
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...(found ?? []).map(recordOf)]);
}

function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  // After the empty label come type and class.
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function recordOf(text: string): Buffer {
  const words = Buffer.from(text);
  const record = Buffer.alloc(13);
  // The name is that of the question.
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(TXT, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(60, 6);
  record.writeUInt16BE(words.length + 1, 10);
  record.writeUInt8(words.length, 12);
  return Buffer.concat([record, words]);
}
