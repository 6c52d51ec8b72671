/** The SHA-256 of a file, in hexadecimal. `crypto.subtle` exists only with TLS or on localhost. */
export async function hashOf(content: ArrayBuffer | Uint8Array<ArrayBuffer>) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
