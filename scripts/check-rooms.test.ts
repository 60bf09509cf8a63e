import { describe, expect, test } from 'vitest'
import { violations } from './check-rooms.ts'

const SERVER = 'apps/server/src'
const WEB = 'apps/web/app'
const CONTRACT = 'packages/contract/src'

/** What is said about one file with these lines. */
const about = (path: string, ...lines: string[]) => violations(new Map([[path, lines.join('\n')]]))

const refused = (path: string, source: string, because: string) => {
  const found = about(path, '', source)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`${path}:2 may not import `)
  expect(found[0]).toContain(because)
}

describe('reading imports', () => {
  test('says where and what', () => {
    expect(
      about(`${SERVER}/core/door/door.ts`, "import a from 'pg'", '', "import { b } from '#features/users/service.ts'"),
    ).toEqual([`${SERVER}/core/door/door.ts:3 may not import #features/users/service.ts: core knows no feature`])
  })

  test.each([
    "import { a } from '../../features/users/service.ts'",
    "import '../../features/users/service.ts'",
    "import { type A } from '#features/users/service.ts'",
    "import type { A } from '#features/users/service.ts'",
    "export { a } from '#features/users/service.ts'",
    "export * from '#features/users/service.ts'",
    "const a = await import('#features/users/service.ts')",
    "type A = import('#features/users/service.ts').A",
    "new Worker(new URL('../../features/users/pdf.worker.ts', import.meta.url))",
    "import {\n  a,\n  b,\n} from '#features/users/service.ts'",
  ])('sees %s', (source) => refused(`${SERVER}/core/door/door.ts`, source, 'core knows no feature'))

  test.each([
    "// import { a } from '#features/users/service.ts'",
    "const text = `\nimport { a } from '#features/users/service.ts'\n`",
  ])('is not taken in by %s', (source) => expect(about(`${SERVER}/core/door/door.ts`, source)).toEqual([]))

  test('refuses to judge what it cannot read', () => {
    expect(() => about(`${SERVER}/core/door/door.ts`, 'import {')).toThrow('core/door/door.ts')
  })
})

describe('the contract', () => {
  test('brings zod by value only in its schemas', () => {
    expect(
      about(`${CONTRACT}/users/schemas.ts`, "import { z } from 'zod'", "import { idField } from '../core/fields.ts'"),
    ).toEqual([])
    expect(
      about(`${CONTRACT}/users/calls.ts`, "import type { z } from 'zod'", "import * as s from './schemas.ts'"),
    ).toEqual([])
    refused(`${CONTRACT}/users/calls.ts`, "import { z } from 'zod'", 'zod by value')
    expect(about(`${CONTRACT}/users/field-schemas.ts`, "import { z } from 'zod'")).toEqual([])
    refused(`${CONTRACT}/users/fields.ts`, "import { z } from 'zod'", 'zod by value')
    expect(about(`${CONTRACT}/users/schemas.ts`, "import { userFields } from './fields.ts'")).toEqual([])
    refused(`${CONTRACT}/users/constants.ts`, "import { UserSchema } from './schemas.ts'", 'schemas bring zod')
    refused(`${CONTRACT}/users/constants.ts`, "import { type User } from './schemas.ts'", 'schemas bring zod')
  })

  test('knows nothing but itself', () => {
    refused(`${CONTRACT}/users/states.ts`, "import { sql } from 'kysely'", 'nothing but itself')
    refused(`${CONTRACT}/users/states.ts`, "import { createHash } from 'node:crypto'", 'nothing but itself')
    expect(about(`${CONTRACT}/core/phones.ts`, "import { parse } from 'libphonenumber-js/min'")).toEqual([])
    refused(`${CONTRACT}/core/phones.ts`, "import { createHash } from 'node:crypto'", 'nothing but itself')
    refused(
      `${CONTRACT}/users/states.ts`,
      "import type { Db } from '../../../../apps/server/src/core/database/database.ts'",
      'nothing but itself',
    )
  })
})

describe('the server', () => {
  const feature = `${SERVER}/features/quotes`

  test('lets core render pages and mails, and nothing else of the web', () => {
    expect(
      about(
        `${SERVER}/core/pages/pages.ts`,
        "import type { Api } from '../../../../web/app/core/api/api.ts'",
        "import { createRequestHandler } from 'react-router'",
      ),
    ).toEqual([])
    expect(about(`${SERVER}/core/mail/layout.ts`, "import { createElement } from 'react'")).toEqual([])
    refused(
      `${SERVER}/core/pages/pages.ts`,
      "import { api } from '../../../../web/app/core/api/api.ts'",
      'types of its core',
    )
    refused(
      `${SERVER}/core/door/door.ts`,
      "import type { Api } from '../../../../web/app/core/api/api.ts'",
      'types of its core',
    )
    refused(`${SERVER}/core/door/door.ts`, "import { createElement } from 'react'", 'only mails')
    refused(`${SERVER}/core/door/door.ts`, "import { redirect } from 'react-router'", 'only pages.ts')
  })

  test('opens of another feature only the service', () => {
    expect(about(`${feature}/service.ts`, "import { findUser } from '#features/users/service.ts'")).toEqual([])
    refused(`${feature}/service.ts`, "import * as queries from '../users/queries.ts'", 'only its service.ts')
    refused(`${feature}/service.ts`, "import type { User } from '../users/queries.ts'", 'only its service.ts')
  })

  test('opens the marketplace to every feature, and none to the marketplace', () => {
    const common = `${SERVER}/features/marketplace`
    expect(
      about(
        `${feature}/rules.ts`,
        "import { reservationBounds } from '#features/marketplace/rules/amounts.ts'",
        "import type { Card } from '../marketplace/lists/card-cache.ts'",
      ),
    ).toEqual([])
    refused(`${feature}/rules.ts`, "import { liveStatusOf } from '#features/marketplace/status-queries.ts'", 'pure')
    refused(`${common}/amounts.ts`, "import { a } from '#features/machines/service.ts'", 'knows no kind')
    refused(`${common}/amounts.ts`, "import type { Item } from '../machines/service.ts'", 'knows no kind')
  })

  test('keeps SQL in queries, connections in core and requests in the door', () => {
    expect(about(`${feature}/queries.ts`, "import { sql } from 'kysely'")).toEqual([])
    expect(about(`${feature}/service.ts`, "import type { Selectable } from 'kysely'")).toEqual([])
    refused(`${feature}/service.ts`, "import { sql } from 'kysely'", 'queries.ts')
    refused(`${feature}/queries.ts`, "import type pg from 'pg'", 'only core connects')
    refused(`${feature}/routes.ts`, "import type { FastifyRequest } from 'fastify'", 'never sees a request')
    refused(`${feature}/routes.ts`, "import multipart from '@fastify/multipart'", 'never sees a request')
    refused(`${feature}/mails.ts`, "import { createElement } from 'react'", 'belongs to the web')
  })

  test('goes from routes to service to rules and queries, never back', () => {
    expect(about(`${feature}/rules.ts`, "import type { LockedQuote } from './queries.ts'")).toEqual([])
    refused(`${feature}/rules.ts`, "import { lockQuote } from './queries.ts'", 'pure')
    refused(`${feature}/policy.ts`, "import { confirmQuote } from './service.ts'", 'pure')
    refused(`${feature}/queries.ts`, "import { confirmQuote } from './service.ts'", 'nothing else')
    refused(`${feature}/routes.ts`, "import { lockQuote } from './queries.ts'", 'asks its service')
  })

  test('knows a layer by the end of its name too', () => {
    expect(about(`${feature}/person-queries.ts`, "import { sql } from 'kysely'")).toEqual([])
    refused(`${feature}/person-queries.ts`, "import { update } from './save/update.ts'", 'SQL and nothing else')
    refused(`${feature}/marks-rules.ts`, "import { lockQuote } from './person-queries.ts'", 'pure')
  })

  test('knows a layer by its folder too', () => {
    expect(about(`${feature}/rules/amounts.ts`, "import { round } from './round.ts'")).toEqual([])
    expect(about(`${feature}/list/queries/rows.ts`, "import { sql } from 'kysely'")).toEqual([])
    refused(`${feature}/rules/amounts.ts`, "import { lockQuote } from '../queries.ts'", 'pure')
    refused(`${feature}/rules.ts`, "import { lockQuote } from './list/queries/rows.ts'", 'pure')
    refused(`${feature}/policy/edit.ts`, "import { quoteFor } from '../service.ts'", 'pure')
  })

  test('takes any other file of a feature for a use case, which rules and queries never load', () => {
    expect(
      about(
        `${feature}/save/update.ts`,
        "import { lockQuote } from '../queries.ts'",
        "import { canEdit } from '../policy.ts'",
        "import { amounts } from '../rules/amounts.ts'",
        "import { writeNote } from '../notes/notes.ts'",
      ),
    ).toEqual([])
    expect(about(`${feature}/service.ts`, "export { update } from './save/update.ts'")).toEqual([])
    expect(about(`${feature}/rules/amounts.ts`, "import type { Saved } from '../save/update.ts'")).toEqual([])
    refused(`${feature}/rules/amounts.ts`, "import { update } from '../save/update.ts'", 'pure')
    refused(`${feature}/rules.ts`, "import { update } from './save/update.ts'", 'pure')
    refused(`${feature}/queries.ts`, "import { update } from './save/update.ts'", 'nothing else')
    refused(`${feature}/save/update.ts`, "import { quoteRoutes } from '../routes.ts'", 'who asks it')
  })

  test('keeps features out of migrations', () => {
    expect(
      about(
        'apps/server/migrations/0001-frame.ts',
        "import { sql } from 'kysely'",
        "import { Role } from '@portal/contract/users/constants'",
      ),
    ).toEqual([])
    refused('apps/server/migrations/0001-frame.ts', "import { a } from '#features/users/service.ts'", 'outlives')
  })
})

describe('the web', () => {
  const feature = `${WEB}/features/quotes`

  test('takes schemas as types only', () => {
    expect(
      about(
        `${feature}/quote-form.tsx`,
        "import type { Quote } from '@portal/contract/quotes/schemas'",
        "import { quoteCalls } from '@portal/contract/quotes/calls'",
      ),
    ).toEqual([])
    refused(
      `${feature}/quote-form.tsx`,
      "import { QuoteSchema } from '@portal/contract/quotes/schemas'",
      'import type only',
    )
    refused(`${WEB}/core/api.ts`, "import { QuoteSchema } from '@portal/contract/quotes/schemas'", 'import type only')
    refused(`${WEB}/core/api.ts`, "import { z } from 'zod'", 'stays on the server')
  })

  test('opens of another feature only the components', () => {
    expect(
      about(
        `${feature}/quotes.route.tsx`,
        "import { UserCard } from '#features/users/user-card.tsx'",
        "import { loadUser } from '#features/users/home/load.ts'",
        "import type { Route } from './+types/quotes.route'",
        "import css from './quotes.module.css'",
      ),
    ).toEqual([])
    refused(`${feature}/quotes.route.tsx`, "import { texts } from '#features/users/texts.ts'", 'only its components')
    refused(`${feature}/quotes.route.tsx`, "import Users from '#features/users/users.route.tsx'", 'only its components')
    refused(
      `${feature}/quotes.route.tsx`,
      "import { confirmQuote } from '../../../../server/src/features/quotes/service.ts'",
      'knows the contract',
    )
  })

  test('opens the marketplace to every feature, and none to the marketplace', () => {
    expect(
      about(`${feature}/quotes.route.tsx`, "import { todayInHouse } from '#features/marketplace/calendar/today.ts'"),
    ).toEqual([])
    refused(
      `${WEB}/features/marketplace/page/share.tsx`,
      "import { QuoteCard } from '#features/quotes/quote-card.tsx'",
      'knows no kind',
    )
  })

  test('keeps features out of core and Mantine out of the public site', () => {
    expect(about(`${WEB}/core/tables.tsx`, "import { Table } from '@mantine/core'")).toEqual([])
    refused(`${WEB}/core/api.ts`, "import { UserCard } from '#features/users/user-card.tsx'", 'core knows no feature')
    refused(`${WEB}/root.tsx`, "import { UserCard } from '#features/users/user-card.tsx'", 'core knows no feature')
    refused(`${WEB}/core/public/dialog.tsx`, "import { Modal } from '@mantine/core'", 'its own kit')
  })

  test('has Node only where it renders on the server', () => {
    expect(about(`${WEB}/entry.server.tsx`, "import { PassThrough } from 'node:stream'")).toEqual([])
    refused(`${WEB}/core/api.ts`, "import { join } from 'node:path'", 'no Node')
  })
})

describe('the house', () => {
  test.each([
    `${SERVER}/main.ts`,
    `${SERVER}/commands/seed.ts`,
    `${WEB}/routes.ts`,
    'bench/run.ts',
    `${SERVER}/core/door/door.test.ts`,
  ])('lets %s enter every room', (path) =>
    expect(about(path, "import { a } from '../../features/users/queries.ts'", "import pg from 'pg'")).toEqual([]),
  )

  test('has no file outside its rooms', () => {
    refused(`${SERVER}/utils/text.ts`, "import { join } from 'node:path'", 'no room of the house')
  })

  test('keeps makers and fakes of tests out of the program', () => {
    refused(
      `${SERVER}/features/users/service.ts`,
      "import { aUser } from '#test/makers.ts'",
      'knows the contract, core and itself',
    )
  })
})
