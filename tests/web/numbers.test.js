import assert from "node:assert/strict";
import { test } from "node:test";
import { percent, power, short } from "../../web/text/en-panels.js";

test("a short number never takes an exponent, nor five digits", () => {
  const told = {
    9999: "9,999",
    10000: "10 k",
    99600: "100 k",
    999499: "999 k",
    999500: "1.0 M",
    9960000: "10 M",
    99960000: "100 M",
    999600000: "1.0 G",
    2713000000: "2.7 G",
  };
  for (const [value, text] of Object.entries(told)) assert.equal(short(Number(value)), text);
});

test("only all of it is all of it", () => {
  assert.equal(percent(1), "100%");
  assert.equal(percent(0.99999), "99.9%");
  assert.equal(percent(0.5), "50.0%");
  assert.equal(percent(0), "0%");
});

test("a power of ten has one digit before the point", () => {
  assert.equal(power(9.99e6), "1.0 × 10⁷");
  assert.equal(power(4.1e35), "4.1 × 10³⁵");
  assert.equal(power(1.5e-5), "1.5 × 10⁻⁵");
});
