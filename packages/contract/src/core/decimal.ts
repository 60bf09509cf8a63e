/** An exact decimal number: `digits` with `scale` of them behind the point. Money is never computed in binary fractions. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const form = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/
const powers: bigint[] = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent))
const powerOfTen = (exponent: number): bigint => powers[exponent] ?? 10n ** BigInt(exponent)

/** The decimal that a number is written as. Throws a RangeError for what is not finite. */
export function decimal(value: number): Decimal {
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), scale: 0 }
  const [, sign, whole, fraction = '', exponent = '0'] = form.exec(`${value}`) ?? []
  if (whole === undefined) throw new RangeError(`not a decimal: ${value}`)
  const digits = BigInt(`${sign}${whole}${fraction}`)
  const scale = fraction.length - Number(exponent)
  return scale < 0 ? { digits: digits * powerOfTen(-scale), scale: 0 } : { digits, scale }
}

const digitsAt = ({ digits, scale }: Decimal, wanted: number): bigint => digits * powerOfTen(wanted - scale)

/** The exact sum. */
export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: digitsAt(a, scale) + digitsAt(b, scale), scale }
}

/** The exact difference. */
export const minus = (a: Decimal, b: Decimal): Decimal => plus(a, { digits: -b.digits, scale: b.scale })

/** The exact product. */
export const times = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
})

/** The exact sum of many. */
export const sumOf = (all: readonly Decimal[]): Decimal => all.reduce(plus, zero)

/** Negative, zero or positive as the first is less than, equal to or more than the second. */
export function compare(a: Decimal, b: Decimal): number {
  const difference = minus(a, b).digits
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

function dividedHalfUp(digits: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  return digits < 0n ? -((-digits + half) / divisor) : (digits + half) / divisor
}

/** Rounded to so many decimals, half away from zero: 0.125 is 0.13, and a loss rounds as a profit does. */
export const rounded = (value: Decimal, decimals: number): Decimal =>
  value.scale <= decimals
    ? value
    : { digits: dividedHalfUp(value.digits, powerOfTen(value.scale - decimals)), scale: decimals }

/** The quotient, rounded like `rounded`. The divisor is above zero. */
export function dividedBy(a: Decimal, b: Decimal, decimals: number): Decimal {
  const shift = decimals + b.scale - a.scale
  const digits = shift < 0 ? a.digits : a.digits * powerOfTen(shift)
  const divisor = shift < 0 ? b.digits * powerOfTen(-shift) : b.digits
  return { digits: dividedHalfUp(digits, divisor), scale: decimals }
}

/** The number nearest to a decimal; exact for every amount below a thousand million with six decimals. */
export function toNumber({ digits, scale }: Decimal): number {
  if (scale === 0) return Number(digits)
  const text = `${digits < 0n ? -digits : digits}`.padStart(scale + 1, '0')
  const size = Number(`${text.slice(0, -scale)}.${text.slice(-scale)}`)
  return digits < 0n ? -size : size
}

const zero = decimal(0)
const hundredth: Decimal = { digits: 1n, scale: 2 }

/** So many percent of a value, exactly. */
export const percentOf = (value: Decimal, percentage: number): Decimal =>
  times(times(value, decimal(percentage)), hundredth)

/** Whether a number is finite and written with no more than so many decimals. */
export const hasDecimals = (value: number, decimals: number): boolean =>
  Number.isFinite(value) && decimal(value).scale <= decimals
