import { ItemCard, type ItemCardProps } from '../shared/item-card.tsx'
import { Score } from '../shared/score.tsx'

/** One machine of a list that is sorted by how completely machines are documented. */
export const ScoredCard = (props: ItemCardProps) => <ItemCard {...props} note={<Score score={props.row.puntaje} />} />
