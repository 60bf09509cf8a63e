import { MachineCard, type MachineCardProps } from '../shared/machine-card.tsx'
import { Score } from '../shared/score.tsx'

/** One machine of a list that is sorted by how completely machines are documented. */
export const ScoredCard = (props: MachineCardProps) => (
  <MachineCard {...props} note={<Score score={props.row.puntaje} />} />
)
