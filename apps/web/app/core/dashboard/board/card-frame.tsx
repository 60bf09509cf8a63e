import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsHorizontal } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '#core/language/language.ts'
import classes from './board.module.css'
import { boardTexts } from './board-texts.ts'
import type { BoardColumn, BoardProps } from './moves.ts'

interface Props<Card> {
  card: Card
  board: Pick<BoardProps<Card>, 'nameOf' | 'render'>
  /** The columns to which it may be moved. */
  targets: readonly BoardColumn<Card>[]
  isDragged: boolean
  onDrag: (isDragging: boolean) => void
  onMove: (to: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A card with what moves it: the pointer, a menu, and the keys while the focus is in it. */
export function CardFrame<Card>({ card, board, targets, isDragged, onDrag, onMove, onKeyDown }: Props<Card>) {
  const t = useTexts(boardTexts)
  return (
    <li
      className={classes.card}
      data-card
      draggable={targets.length > 0}
      data-dragged={isDragged || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', board.nameOf(card))
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
      onKeyDown={onKeyDown}
    >
      {board.render(card)}
      {targets.length > 0 && (
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
      )}
    </li>
  )
}
