import { Module } from '@portal/contract/access/constants'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { opens } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { quotePaths } from './paths.ts'

/** A link to a quote in the widest list of quotes that the reader may open. */
export function QuoteLink({ id, children }: { id: number; children: ReactNode }) {
  const { modules } = useSignedIn()
  return <Link to={`${opens(modules, Module.allQuotes) ? quotePaths.all : quotePaths.own}/${id}`}>{children}</Link>
}
