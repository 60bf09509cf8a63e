import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'

/** Opens the form of a new record, at the head of its list and where that is empty. The list's question stays in the address. */
export function NewButton({ to, children }: { to: string; children: string }) {
  const { search } = useLocation()
  return (
    <Button component={Link} data-new to={{ pathname: to, search }} leftSection={<IconPlus size={16} stroke={2} />}>
      {children}
    </Button>
  )
}
