import { CloseButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useLocation, useNavigate, useResolvedPath } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { LabelledDrawer } from '../labelled-drawer.tsx'
import { HeadContext } from '../palette-actions.ts'
import { kitTexts } from '../texts.ts'
import { useRestoredFocus } from '../use-heading-focus.ts'
import { useTitle } from '../use-title.ts'
import classes from './side-panel.module.css'

interface Props {
  title: string
  /** After the title, monospaced: a revision, a code. */
  mark?: string
  status?: ReactNode
  /** Small actions in the header, before the close button. */
  actions?: ReactNode
  /** `record` is 392 px wide, `form` 520 px. */
  size?: 'record' | 'form'
  children: ReactNode
}

const width = { record: 392, form: 520 }

/**
 * A record next to its list, which stays visible and usable; on a narrow screen a drawer over the list. The child route
 * of a list renders one. Escape and the close button return to the list with its query.
 */
export function SidePanel({ title, mark, status, actions, size = 'record', children }: Props) {
  const t = useTexts(kitTexts)
  const close = useClose()
  const headId = useId()
  const keptFocus = useRestoredFocus()
  const isDocked = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false })
  useTitle(title, 1)

  const content = (
    <>
      <div className={classes.head} data-panel-head>
        <h2 id={headId} className={classes.title} tabIndex={-1} data-arrival data-autofocus>
          {title}
          {mark && <span className={classes.mark}> {mark}</span>}
        </h2>
        <div className={classes.actions}>
          <HeadContext value={true}>{actions}</HeadContext>
          <CloseButton aria-label={t.close} onClick={close} />
        </div>
        {status && <div className={classes.status}>{status}</div>}
      </div>
      <div className={classes.body}>{children}</div>
    </>
  )
  if (isDocked) {
    return (
      <aside
        className={classes.docked}
        style={{ width: width[size] }}
        aria-labelledby={headId}
        {...keptFocus}
        onKeyDown={(event) => isEscape(event) && close()}
      >
        {content}
      </aside>
    )
  }
  return (
    <LabelledDrawer opened onClose={close} label={title} side="right" width={width[size]}>
      {content}
    </LabelledDrawer>
  )
}

/** Whether Escape is for this panel, and not for a dropdown or a dialog opened from it. */
function isEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const element = target as Element
  return key === 'Escape' && currentTarget.contains(element) && !element.closest('[aria-expanded="true"]')
}

/** Returns to the route of the list, with its query, and focuses the row. */
function useClose(): () => void {
  const { pathname } = useResolvedPath('..')
  const { search } = useLocation()
  const navigate = useNavigate()
  return () => void navigate(pathname + search, { preventScrollReset: true })
}
