/** An exact decimal number: `digits` with `scale` decimals. Money is never computed in binary fractions. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const form = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/
const powers: bigint[] = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent))
const powerOfTen = (exponent: number): bigint => powers[exponent] ?? 10n ** BigInt(exponent)

/** Converts a number by its decimal notation. Throws a RangeError when it is not finite. */
export function decimal(value: number): Decimal {
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), scale: 0 }
  const [, sign, whole, fraction = '', exponent = '0'] = form.exec(`${value}`) ?? []
  if (whole === undefined) throw new RangeError(`not a decimal: ${value}`)
  const digits = BigInt(`${sign}${whole}${fraction}`)
  const scale = fraction.length - Number(exponent)
  return scale < 0 ? { digits: digits * powerOfTen(-scale), scale: 0 } : { digits, scale }
}

/** Converts decimal text as PostgreSQL writes it, exactly. Throws a RangeError for any other text. */
export function decimalOf(text: string): Decimal {
  const [, sign, whole, fraction = '', exponent] = form.exec(text) ?? []
  if (whole === undefined || exponent !== undefined) throw new RangeError(`not a decimal: ${text}`)
  return { digits: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length }
}

/** Returns decimal text with all its decimals. */
export function decimalText({ digits, scale }: Decimal): string {
  const text = `${digits < 0n ? -digits : digits}`.padStart(scale + 1, '0')
  const size = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`
  return digits < 0n ? `-${size}` : size
}

const digitsAt = ({ digits, scale }: Decimal, wanted: number): bigint => digits * powerOfTen(wanted - scale)

/** Returns the exact sum. */
export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: digitsAt(a, scale) + digitsAt(b, scale), scale }
}

/** Returns the exact difference. */
export const minus = (a: Decimal, b: Decimal): Decimal => plus(a, { digits: -b.digits, scale: b.scale })

/** Returns the exact product. */
export const times = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
})

/** Returns the exact sum of a list. */
export const sumOf = (all: readonly Decimal[]): Decimal => all.reduce(plus, zero)

/** Returns a negative number, zero or a positive one when the first is less than, equal to or more than the second. */
export function compare(a: Decimal, b: Decimal): number {
  const difference = minus(a, b).digits
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

function dividedHalfUp(digits: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  return digits < 0n ? -((-digits + half) / divisor) : (digits + half) / divisor
}

/** Rounds half away from zero: 0.125 to 0.13, losses like profits. */
export const rounded = (value: Decimal, decimals: number): Decimal =>
  value.scale <= decimals
    ? value
    : { digits: dividedHalfUp(value.digits, powerOfTen(value.scale - decimals)), scale: decimals }

/** Returns the quotient, rounded like `rounded`. The divisor must be positive. */
export function dividedBy(a: Decimal, b: Decimal, decimals: number): Decimal {
  const shift = decimals + b.scale - a.scale
  const digits = shift < 0 ? a.digits : a.digits * powerOfTen(shift)
  const divisor = shift < 0 ? b.digits * powerOfTen(-shift) : b.digits
  return { digits: dividedHalfUp(digits, divisor), scale: decimals }
}

/** Returns the nearest number; exact for amounts below a thousand million with six decimals. */
export function toNumber({ digits, scale }: Decimal): number {
  if (scale === 0) return Number(digits)
  const text = `${digits < 0n ? -digits : digits}`.padStart(scale + 1, '0')
  const size = Number(`${text.slice(0, -scale)}.${text.slice(-scale)}`)
  return digits < 0n ? -size : size
}

const zero = decimal(0)
const hundredth: Decimal = { digits: 1n, scale: 2 }

/** Returns a percentage of a value, exactly. */
export const percentOf = (value: Decimal, percentage: number): Decimal =>
  times(times(value, decimal(percentage)), hundredth)

/** Whether a number is finite and has no more than `places` decimals. */
export const hasDecimals = (value: number, decimals: number): boolean =>
  Number.isFinite(value) && decimal(value).scale <= decimals
