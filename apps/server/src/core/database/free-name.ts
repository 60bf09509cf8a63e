import { type RawBuilder, sql } from 'kysely'

interface Named {
  name: RawBuilder<string>
  /** Whose it was. */
  whose: string
  /** Letters of a name at most. */
  max: number
  isTaken(name: RawBuilder<string>): RawBuilder<boolean>
}

/** Returns a name that is not taken, as SQL: the same one, with whose it was, or with a random mark. */
export function freeName({ name, whose, max, isTaken }: Named): RawBuilder<string> {
  const withWhose = sql<string>`left(left(${name}, ${max - 20}) || ${` (${whose})`}::text, ${max}::int)`
  return sql<string>`case when not ${isTaken(name)} then ${name} when not ${isTaken(withWhose)} then ${withWhose}
    else left(${name}, ${max - 20}) || ' #' || left(gen_random_uuid()::text, 8) end`
}
