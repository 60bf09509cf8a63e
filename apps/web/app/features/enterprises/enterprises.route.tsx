import { Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { IconTableImport } from '@tabler/icons-react'
import { Link } from 'react-router'
import { listLoader, RecordListScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/enterprises.route'
import { enterprises } from './enterprises.tsx'
import { texts } from './texts.ts'

export const handle = { module: Module.enterprises } satisfies ScreenHandle
export const clientLoader = listLoader(enterprises)

export default function EnterprisesPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { user } = useSignedIn()
  const toImport = user.es_de_la_casa && (
    <Button
      variant="default"
      component={Link}
      to="/dashboard/importador/empresa"
      leftSection={<IconTableImport size={16} stroke={1.75} />}
    >
      {t.import}
    </Button>
  )
  return <RecordListScreen record={enterprises} page={loaderData} actions={toImport} />
}
