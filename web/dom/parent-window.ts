/**
 * Tell the page around this one something, of whatever origin it is: nothing in a message is secret, as that page chose
 * what is shown here. In a window of its own, this page would be its own parent, and would take its report for a request.
 */
export const notifyParent = (message: Record<string, unknown>) =>
  isFramed() && window.parent.postMessage({ v: 1, ...message }, "*");

export const isFramed = () => window.parent !== window;
