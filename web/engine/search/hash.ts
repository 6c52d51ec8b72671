/** The SHA-256 of a file, in hexadecimal. Only a page with TLS, or from this very machine, has the means (`crypto.subtle`). */
export async function tellHash(content: ArrayBuffer | Uint8Array<ArrayBuffer>) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
