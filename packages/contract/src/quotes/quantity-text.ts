const locales = { es: 'es-CL', en: 'en-US' } as const

/**
 * A quantity as it stands beside money: `18 000` in Spanish, `18,000` in English. Money has commas between thousands in both
 * languages (decision 25), and a Spanish point beside it could be read as the one that begins the cents.
 */
export function quantityText(quantity: number, language: keyof typeof locales): string {
  const text = formats[language].format(quantity)
  return language === 'es' ? text.replaceAll('.', '\u00a0') : text
}

const formatOf = (language: keyof typeof locales) =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 6, useGrouping: 'always' })

const formats = { es: formatOf('es'), en: formatOf('en') }
