import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Text } from '#ui/content/text.tsx'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { editors } from './flow-screen.css.ts'
import { machineCodeOf } from './machine-code.ts'
import type { MachineTexts } from './machine-texts.ts'
import { mermaidLink } from './mermaid-link.ts'

interface EditorLinksProps {
  readonly flow: string
  readonly texts: MachineTexts
}

/** Opens a flow's machine in editors of other sites, which get the machine and no address of this page. */
export function EditorLinks({ flow, texts }: EditorLinksProps) {
  const { t } = useLingui()
  const file = `machines/${flow}.machine.ts`
  return (
    <section className={editors} aria-labelledby="editors">
      <h3 id="editors">{t`Open this machine in an editor`}</h3>
      <Editor
        name="Mermaid Live Editor"
        use={t`The link contains the whole diagram. The editor’s server doesn’t get it.`}
      >
        <EditorLink href={mermaidLink(texts.diagram)}>{t`Open the diagram`}</EditorLink>
      </Editor>
      <Editor
        name="Stately Studio, Stately Viz"
        use={t`Copy the code, open the editor, and paste it under Code, Import.`}
      >
        <CopyButton size="small" text={machineCodeOf(texts.definition)}>{t`Copy code`}</CopyButton>
        <EditorLink href="https://stately.ai/editor">{t`Open Stately Studio`}</EditorLink>
        <EditorLink href="https://stately.ai/viz">{t`Open Stately Viz`}</EditorLink>
      </Editor>
      <Editor name="VS Code" use={t`Install the extension Stately Editor, and open the file or ${file} with it.`}>
        <ButtonAnchor
          size="small"
          href={`data:application/json,${encodeURIComponent(texts.definition)}`}
          download={`${flow}.machine.json`}
          target="_self"
        >
          <Icon name="download" />
          <span>{t`Download JSON`}</span>
        </ButtonAnchor>
      </Editor>
    </section>
  )
}

interface EditorProps {
  readonly name: string
  /** How to use it. */
  readonly use: string
  readonly children: ReactNode
}

function Editor({ name, use, children }: EditorProps) {
  return (
    <Cluster justify="between">
      <div>
        <b>{name}</b>
        <Text as="p" size="small" muted>
          {use}
        </Text>
      </div>
      <Cluster>{children}</Cluster>
    </Cluster>
  )
}

function EditorLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <ButtonAnchor size="small" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external-link" />
    </ButtonAnchor>
  )
}
