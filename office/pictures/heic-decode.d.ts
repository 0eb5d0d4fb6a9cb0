declare module 'heic-decode' {
  interface HeicPicture {
    readonly width: number;
    readonly height: number;
    decode: () => Promise<{
      readonly width: number;
      readonly height: number;
      readonly data: Uint8ClampedArray;
    }>;
  }
  const decode: { all: (options: { buffer: Uint8Array }) => Promise<HeicPicture[]> };
  export default decode;
}
