import { Button } from '@mantine/core'
import { type ImportOpens, type ImportType, importOpens } from '@portal/contract/imports/opens'
import { IconTableImport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { opens } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { importPaths } from './paths.ts'

/** Leads from a list to the importer of its rows, whoever may use it. */
export function ImportLink({ type, children }: { type: ImportType; children: ReactNode }) {
  const { modules, user } = useSignedIn()
  const kind: ImportOpens = importOpens[type]
  if (!opens(modules, kind.modules) || (kind.isOfHouse && !user.es_de_la_casa)) return null
  return (
    <Button
      variant="default"
      component={Link}
      to={importPaths[type]}
      leftSection={<IconTableImport size={16} stroke={1.75} />}
    >
      {children}
    </Button>
  )
}
