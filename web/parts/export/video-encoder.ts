import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from "mediabunny";
import type { Film } from "./gif.ts";
import type { Pace } from "./video.ts";

/**
 * Encodes a film as a video, as fast as the browser can. This module and its library are loaded only when a video is
 * requested.
 */

/** Best first: every player shows the first, and every browser with an encoder supports the last. */
const CODECS = ["avc", "vp9", "vp8"] as const;

/** @returns null when this browser can encode none of them */
export async function encodeVideo(
  film: Film,
  { pause, rest }: Pace,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  const { canvas, count } = film;
  const { width, height } = canvas;
  const quality = QUALITY_HIGH;
  const codec = await getFirstEncodableVideoCodec([...CODECS], { width, height, quality });
  if (codec === null) return null;
  const format = codec === "avc" ? new Mp4OutputFormat() : new WebMOutputFormat();
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, { codec, quality });
  output.addVideoTrack(source);
  await output.start();
  try {
    for (let index = 0; index < count; index++) {
      signal.throwIfAborted();
      film.draw(index);
      const duration = index === count - 1 ? rest : pause;
      await source.add((index * pause) / 1000, duration / 1000);
      onProgress(index);
      await giveWay();
    }
    await output.finalize();
  } finally {
    if (output.state === "started") await output.cancel();
  }
  return new Blob([target.buffer as ArrayBuffer], { type: format.mimeType });
}

/** Let the page handle clicks and paint. A timer would waste some milliseconds each time. */
function giveWay() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}
