import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsHorizontal } from '@tabler/icons-react'
import type { HTMLAttributes, KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import classes from './board.module.css'
import { boardTexts } from './board-texts.ts'
import type { BoardCard, BoardColumn, BoardProps } from './moves.ts'

interface Props<Card extends BoardCard> {
  card: Card
  board: Pick<BoardProps<Card>, 'nameOf' | 'title' | 'facts'>
  /** Where it opens, and whether it is open. */
  record: { to: string; isOpen: boolean }
  /** The columns to which it may be moved. */
  targets: readonly BoardColumn<Card>[]
  isDragged: boolean
  /** What lets the mouse drag it. */
  drag: HTMLAttributes<HTMLElement>
  onMove: (to: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** A card with its link and what moves it: the pointer, a finger, a menu, and the keys while the focus is in it. */
export function CardFrame<Card extends BoardCard>(props: Props<Card>) {
  const { card, board, record, targets, isDragged, drag, onKeyDown } = props
  const canMove = targets.length > 0
  return (
    <li
      className={classes.card}
      data-card={card.id}
      {...drag}
      draggable={canMove}
      data-dragged={isDragged || undefined}
      data-open={record.isOpen || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={classes.line}>
        <Link
          to={record.to}
          preventScrollReset
          draggable={false}
          className={classes.link}
          data-row
          {...(canMove && { 'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight' })}
          {...(record.isOpen && { 'aria-current': 'true' as const })}
        >
          {board.title(card)}
        </Link>
        {canMove && <MoveMenu {...props} />}
      </div>
      {board.facts(card)}
    </li>
  )
}

function MoveMenu<Card extends BoardCard>({ card, board, targets, onMove }: Props<Card>) {
  const t = useTexts(boardTexts)
  return (
    <Menu width={220} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          className={classes.move}
          aria-label={t.move(board.nameOf(card))}
        >
          <IconArrowsHorizontal size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t.moveTo}</Menu.Label>
        {targets.map(({ id, title }) => (
          <Menu.Item key={id} onClick={() => onMove(id)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
