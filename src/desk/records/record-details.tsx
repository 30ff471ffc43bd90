import { DefinitionItem, DefinitionList } from '../../ui/content/definition-list.tsx'

/** Reason and changed values of an act, as they were written. */
export function RecordDetails({ details }: { details: Readonly<Record<string, unknown>> | null }) {
  if (details === null) return null
  return (
    <DefinitionList>
      {Object.entries(details).map(([name, value]) => (
        <DefinitionItem key={name} name={name}>
          {typeof value === 'string' ? value : JSON.stringify(value)}
        </DefinitionItem>
      ))}
    </DefinitionList>
  )
}
