// What the page uses of a large library (web/parts/export/video-encoder.ts): the rest is left out of the site.
export {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from "mediabunny";
