"""The frames of the game, in the places that `terms.py` numbers."""

from fieldcraft.core.frame import Both, Frame
from fieldcraft.games.combat_commander.activation import Activate
from fieldcraft.games.combat_commander.advance import Advance, AdvanceReact, AdvanceStep, Melees
from fieldcraft.games.combat_commander.artillery import Mission, NextImpact, RequestArtillery, Spot
from fieldcraft.games.combat_commander.breaking import Break, BreakWindow
from fieldcraft.games.combat_commander.defence import Defence, DefenceWindow, NextUnit
from fieldcraft.games.combat_commander.deploying import Deploy
from fieldcraft.games.combat_commander.events import EventTrigger, SniperTrigger
from fieldcraft.games.combat_commander.exits import ExitTo
from fieldcraft.games.combat_commander.fire import Attack, Fire, Jammed, Pieces, Target
from fieldcraft.games.combat_commander.fire_actions import FireWindow, SprayWhere, SustainWhich
from fieldcraft.games.combat_commander.fires import Blaze, Displace
from fieldcraft.games.combat_commander.melee import Ambushed, Melee, MeleeEndWindow, MeleeWindow
from fieldcraft.games.combat_commander.mines import MineAttack
from fieldcraft.games.combat_commander.move import Move
from fieldcraft.games.combat_commander.move_windows import MoveWindow, React, SmokeWhere
from fieldcraft.games.combat_commander.opening import MinesOrCard, Opening, WhoIsFirst
from fieldcraft.games.combat_commander.passing import Demolish, PassWindow
from fieldcraft.games.combat_commander.picks import Pick
from fieldcraft.games.combat_commander.recover import Recover, Retreat, Routed, RoutWhom
from fieldcraft.games.combat_commander.rolls import Reroll, Roll
from fieldcraft.games.combat_commander.setting_up import (
    FortHex,
    GiveWeapon,
    PlaceHex,
    Placing,
    Scatter,
    SettingUp,
)
from fieldcraft.games.combat_commander.stacking import Stacking
from fieldcraft.games.combat_commander.support import SupportPick, SupportPlace, SupportRoll
from fieldcraft.games.combat_commander.time import (
    Arrive,
    ClearSmoke,
    DigInWhere,
    DigInWindow,
    TimeAdvance,
)
from fieldcraft.games.combat_commander.turn import GiveOrder, Pass, Turn


def make_frames() -> list[Frame]:
    """Every question and procedure, once."""
    return [
        Both("set-up", "CC-5.a"),
        Turn(),
        GiveOrder(),
        Pass(),
        PassWindow(),
        Activate(),
        Roll(),
        Reroll(),
        TimeAdvance(),
        EventTrigger(),
        SniperTrigger(),
        Jammed(),
        Break(),
        BreakWindow(),
        Fire(),
        Target(),
        Pieces(),
        Attack(),
        FireWindow(),
        Defence(),
        DefenceWindow(),
        NextUnit(),
        Move(),
        MoveWindow(),
        MineAttack(),
        Advance(),
        AdvanceStep(),
        Melees(),
        Melee(),
        MeleeWindow(),
        Ambushed(),
        MeleeEndWindow(),
        Recover(),
        RoutWhom(),
        Routed(),
        Retreat(),
        RequestArtillery(),
        Spot(),
        Mission(),
        Stacking(),
        ClearSmoke(),
        Arrive(),
        DigInWindow(),
        ExitTo(),
        SustainWhich(),
        SprayWhere(),
        React(),
        SmokeWhere(),
        AdvanceReact(),
        DigInWhere(),
        Deploy(),
        NextImpact(),
        Pick(),
        Demolish(),
        SupportRoll(),
        SupportPick(),
        SupportPlace(),
        Blaze(),
        Displace(),
        SettingUp(),
        Placing(),
        PlaceHex(),
        FortHex(),
        GiveWeapon(),
        Scatter(),
        Opening(),
        MinesOrCard(),
        WhoIsFirst(),
    ]
