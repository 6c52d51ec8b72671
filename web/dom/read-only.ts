/**
 * Keep the text of a field as it is: its listener of `beforeinput`. Unlike `readonly` it leaves the field a cursor, so that
 * Home, End and the arrows show the ends of a long text in every browser.
 */
export const keepText = (event: InputEvent) => event.preventDefault();
