interface AskedKey {
  clave: string
  grupo: string
  nombre: string
  nombre_en: string
  orden: number
  /** The categories whose products are asked for it. */
  categorias: readonly number[]
}

interface Told {
  categoria_id: number
  datos: readonly { clave: string }[]
}

/**
 * Returns what the trade asks of a product and its facts do not answer: to be confirmed where another product has that
 * fact (`told`), not published where none has.
 */
export function missingOf({ categoria_id, datos }: Told, asked: readonly AskedKey[], told: ReadonlySet<string>) {
  const own = new Set(datos.map(({ clave }) => clave))
  const missing = asked.filter(({ clave, categorias }) => categorias.includes(categoria_id) && !own.has(clave))
  const shown = (isTold: boolean) =>
    missing.filter(({ clave }) => told.has(clave) === isTold).map(({ categorias, ...key }) => key)
  return { por_confirmar: shown(true), sin_publicar: shown(false) }
}
