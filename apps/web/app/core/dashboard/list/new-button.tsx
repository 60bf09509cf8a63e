import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'

/**
 * Links to the form of a new record, in the header of its list and in an empty list. The query of the list stays in the
 * address.
 */
export function NewButton({ to, children }: { to: string; children: string }) {
  const { search } = useLocation()
  return (
    <Button component={Link} data-new to={{ pathname: to, search }} leftSection={<IconPlus size={16} stroke={2} />}>
      {children}
    </Button>
  )
}
