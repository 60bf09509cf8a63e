/** The parameters of a public list, and how their values are read. */
export interface ListSpec<Name extends string> {
  /** Names of the filters, in the order of the panel. */
  filters: readonly Name[]
  /** Normalises a value of the address; null when it is invalid. */
  readValue(name: string, text: string): string | null
  /** The pairs of parameters that form a range. */
  ranges: readonly (readonly [from: Name, to: Name])[]
  orders: readonly string[]
}

export type ValuesOf<Name extends string> = Readonly<Record<Name | 'orden' | 'page', string>>

/** A parameter of the address that the list does not accept. */
export interface DroppedValue<Name extends string = string> {
  readonly name: Name
  readonly value: string
}

interface ReadAddress<Name extends string> {
  values: ValuesOf<Name>
  dropped: readonly DroppedValue<Name | 'orden' | 'page'>[]
  /** The limits of ranges that stood the wrong way round. */
  turned: readonly Name[]
}

/** Returns how the state of a list is read from its address and written to it. */
export function listAddress<Name extends string>({ filters, readValue, ranges, orders }: ListSpec<Name>) {
  /** All parameters of the list page, in the order of its address. */
  const params = [...filters, 'orden', 'page'] as const
  type Param = Name | 'orden' | 'page'
  type Values = ValuesOf<Name>

  /** Reads the address: invalid values and repeated names are left out, the limits of a reversed range exchanged. */
  function readAddress(search: string): ReadAddress<Name> {
    const asked = new URLSearchParams(search)
    const dropped: DroppedValue<Param>[] = []
    const values = Object.fromEntries(
      params.map((name) => {
        const texts = [...new Set(asked.getAll(name).map((text) => text.trim()))].filter(Boolean)
        const used = texts.find((text) => readValue(name, text) !== null)
        dropped.push(...texts.filter((text) => text !== used).map((value) => ({ name, value })))
        return [name, (used && readValue(name, used)) ?? '']
      }),
    ) as Record<Param, string>
    const turned = ranges.filter(([from, to]) => values[to] && Number(values[from]) > Number(values[to])).flat()
    for (const [from, to] of ranges)
      if (turned.includes(from)) Object.assign(values, { [from]: values[to], [to]: values[from] })
    return { values, dropped, turned }
  }

  const valuesOf = (search: string): Values => readAddress(search).values

  function orderOf({ orden, buscar }: { orden: string; buscar: string }): string {
    const usual = buscar ? '-relevancia' : '-creado_en'
    const known = orders.find((order) => order === orden) ?? usual
    return known === '-relevancia' && !buscar ? usual : known
  }

  function addressOf(path: string, values: Values, changes: Partial<Values>): string {
    const next = { ...values, page: '', ...changes } as Values
    const sent = new URLSearchParams()
    for (const name of params) {
      const value = next[name]
      if (value && !(name === 'page' && value === '1')) sent.set(name, value)
    }
    return sent.size ? `${path}?${sent}` : path
  }

  return {
    params,
    /** Reads the filters from an address; missing or invalid ones are empty. */
    valuesOf,
    readAddress,
    /** Returns the order: best match first with a search, otherwise newest first. */
    orderOf,
    pageOf: ({ page }: { page: string }): number => Number(page || 1),
    /** Returns the address of a list with some values changed, without empty values and the first page. */
    addressOf,
    /**
     * Returns the address of what a form sent, without the usual order. With a value that the list does not accept, or a
     * reversed range, all that was sent: the page reports it.
     */
    addressSent(path: string, values: Values, sent: URLSearchParams): string {
      const { dropped, turned } = readAddress(`?${sent}`)
      if (dropped.length > 0 || turned.length > 0) {
        for (const name of params) if (!sent.get(name)) sent.delete(name)
        return `${path}?${sent}`
      }
      const next = valuesOf(`?${sent}`) as Searched<Values>
      const isUsual =
        next.orden === orderOf({ ...next, orden: '' }) ||
        (next.buscar !== (values as Searched<Values>).buscar && next.buscar !== '')
      return addressOf(path, next, (isUsual ? { orden: '' } : {}) as Partial<Values>)
    },
  }
}

/** Every list is searched by words. */
type Searched<Values> = Values & { buscar: string; orden: string }
