/** Examples of buttons and fields for the style guide, the page /test. */
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink, IconButton } from "#app/ui/controls/button.tsx";
import {
  CheckboxField,
  PasswordField,
  SelectField,
  TextArea,
  TextField,
} from "#app/ui/controls/field.tsx";
import { Slider } from "#app/ui/controls/slider.tsx";
import { Switch } from "#app/ui/controls/switch.tsx";
import { FOCUSED, Specimen, State } from "./specimen.tsx";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;

export function ButtonSpecimen() {
  return (
    <Specimen title="Buttons" note="Hover to see the hover state; press Tab for focus.">
      <State name="Default">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </State>
      <State name="Focused">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} className={FOCUSED}>
            {variant}
          </Button>
        ))}
      </State>
      <State name="Disabled">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </State>
      <State name="Busy">
        <Button variant="primary" busy>
          Generating...
        </Button>
        <Button busy>Analyzing...</Button>
      </State>
      <State name="Sizes">
        <Button size="small">Small</Button>
        <Button>Medium</Button>
        <Button size="large">Large</Button>
      </State>
      <State name="Link and icon">
        <ButtonLink to="/">A link</ButtonLink>
        <IconButton label="Edit">
          <Pencil aria-hidden size={18} />
        </IconButton>
        <IconButton label="Delete" variant="danger">
          <Trash2 aria-hidden size={18} />
        </IconButton>
        <IconButton label="Edit, disabled" variant="secondary" disabled>
          <Pencil aria-hidden size={18} />
        </IconButton>
      </State>
    </Specimen>
  );
}

export function FieldSpecimen() {
  const [isOn, setIsOn] = useState(true);
  const [margin, setMargin] = useState(20);
  return (
    <Specimen title="Fields" note="Hints and errors are linked to their field for screen readers.">
      <form className="grid gap-4">
        <TextField label="Full name" placeholder="Maya O'Connor" autoComplete="off" />
        <TextField label="Focused" className={FOCUSED} defaultValue="Caret here" />
        <TextField label="GPA" optional hint="As shown on your transcript." />
        <TextField
          label="Email"
          type="email"
          defaultValue="maya@"
          error="Enter an email address, such as maya@example.com."
        />
        <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
        <TextField label="Read only" readOnly defaultValue="Can be copied" />
        <PasswordField label="Password" autoComplete="off" hint="At least 10 characters." />
        <TextArea label="Professional summary" rows={4} placeholder="Two or three sentences." />
        <SelectField label="Category" defaultValue="modern">
          <option value="modern">Modern</option>
          <option value="classic">Classic</option>
        </SelectField>
        <CheckboxField label="Currently working here" defaultChecked />
        <CheckboxField label="Disabled" disabled />
        <Slider
          label="Margin"
          unit="mm"
          bounds={{ min: 10, max: 30 }}
          step={1}
          value={margin}
          onChange={setMargin}
        />
        <div className="flex flex-wrap gap-6">
          <Switch label="Collaboration" checked={isOn} onChange={setIsOn} />
          <Switch label="Disabled" checked={false} onChange={() => {}} disabled />
        </div>
      </form>
    </Specimen>
  );
}
